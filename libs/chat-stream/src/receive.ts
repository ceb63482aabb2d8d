import type { Audience } from './audience.js';
import type { KeptAnswers } from './kept-answers.js';
import type { Mirrors } from './mirrors.js';
import type { Outbox } from './outbox.js';
import type { Producers } from './producers.js';
import { maxPieceUnits } from './publication.js';
import type { Publications } from './publications.js';
import type { RelayMessage } from './relay.js';

/** Who acts on messages. */
export interface Receivers {
  readonly audience: Audience;
  readonly kept: KeptAnswers;
  readonly mirrors: Mirrors;
  readonly producers: Producers;
  readonly publications: Publications;
  readonly outbox: Outbox;
  readonly onError: (error: unknown) => void;
}

/** Makes the function that hands each message of another instance to whom it concerns. */
export function receiveWith(to: Receivers): (from: string, messages: readonly RelayMessage[]) => void {
  function receive(from: string, message: RelayMessage): void {
    switch (message.kind) {
      case 'text':
        return to.mirrors.text(from, message);
      case 'end':
        return to.mirrors.end(message);
      case 'gone':
        if (message.held) return to.mirrors.held(from, message.channel, message.answer);
        return void to.mirrors.gone(from, message.channel, message.answer);
      case 'join':
        return answerJoin(to, from, message);
      case 'leave':
        return to.publications.unfollow(message.channel, message.answer, from, message.round);
      case 'stop':
        return void to.producers.stop(message.channel, message.answer);
      case 'close':
        return void to.audience.closeTagged(message.tag, message.code, message.reason, message.agoMs);
    }
  }
  return (from, messages) => {
    for (const message of messages) {
      try {
        receive(from, message);
      } catch (error) {
        // What another version of this code says may not be understood here. It hinders nothing else.
        to.onError(error);
      }
    }
  };
}

/** An answer that runs is followed from now on; of one that has ended the rest is sent at once. */
function answerJoin(to: Receivers, from: string, message: RelayMessage & { kind: 'join' }): void {
  const { channel, answer, offset, round } = message;
  if (to.publications.follow(channel, answer, from, offset, round)) return;
  const ended = to.kept.find(channel, answer);
  if (!ended?.outcome) return to.outbox.post(from, { kind: 'gone', channel, answer });
  const { length, outcome } = ended;
  for (let at = Math.min(offset, length); at < length; at += maxPieceUnits) {
    const text = ended.text.slice(at, at + maxPieceUnits);
    to.outbox.post(from, { kind: 'text', channel, answer, offset: at, text, tip: length, round });
  }
  to.outbox.post(from, { kind: 'end', channel, answer, length, outcome });
}
