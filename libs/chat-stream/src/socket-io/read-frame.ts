import { parseFrame, type StreamFrame } from '../frames.js';

let lastText = '';
let lastFrame: StreamFrame | undefined;

/**
 * The object that a frame's text stands for. A frame goes to all sockets of its channel one after the other, so that
 * remembering the last one is enough to parse each once.
 */
export function readFrame(text: string): StreamFrame {
  if (lastFrame && text === lastText) return lastFrame;
  lastFrame = parseFrame(text);
  lastText = text;
  return lastFrame;
}
