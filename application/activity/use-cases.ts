import type { Ports } from '../ports.ts';
import { forgetToolCalls, listToolCalls, noteToolCalls } from './tool-calls.ts';

/** What assistants asked, for the people whom it was about. */
export function activityUseCases(ports: Ports) {
  return {
    forgetToolCalls: forgetToolCalls(ports),
    listToolCalls: listToolCalls(ports),
    noteToolCalls: noteToolCalls(ports),
  };
}
