/** A field that only a program fills in, and what becomes of a form that holds it. */
import type { CallResult } from '../../backend/callResult';

/** Means nothing to browsers and password managers, which fill fields in by their names. */
export const TRAP_NAME = 'enquiry_detail';

/** True where the trap of `form` has been filled in. */
export function isTrapped(form: HTMLFormElement | null): boolean {
  const trap = form?.elements.namedItem(TRAP_NAME);
  return trap instanceof HTMLInputElement && trap.value !== '';
}

/** An answer that every form takes for a success. Nothing has been sent. */
export const PRETENDED_SUCCESS: CallResult = {
  kind: 'answer',
  status: 200,
  body: { success: true },
};
