import type { CleanText } from './remove-personal-data.js';

declare const built: unique symbol;

/** The body of POST /v1/chat. Only `coreChatRequest` can make one, so text that was not cleaned cannot get in. */
export interface CoreChatRequest {
  readonly session_id: string;
  readonly anonymous_user_id: string;
  readonly messages: readonly [{ readonly role: 'user'; readonly text: string }];
  readonly scenario: string;
  readonly [built]: true;
}

/** Exactly the four fields that may leave the portal (specification, Internal chat request). */
export function coreChatRequest(
  dialog: { readonly id: string; readonly anonymousUserId: string; readonly scenario: string },
  question: CleanText,
): CoreChatRequest {
  return {
    session_id: dialog.id,
    anonymous_user_id: dialog.anonymousUserId,
    messages: [{ role: 'user', text: question }],
    scenario: dialog.scenario,
  } as unknown as CoreChatRequest;
}
