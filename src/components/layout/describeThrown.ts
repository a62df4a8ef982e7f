/** What the error screen says about a thrown value. */
import { fieldOf } from '../../backend/client';

interface ErrorWords {
  status: string;
  message: string;
}

const STATUS_LIMIT = 10;
const MESSAGE_LIMIT = 300;

const statusOf = (thrown: unknown): string => {
  const status = fieldOf(thrown, 'status');
  if (typeof status === 'number') return String(status);
  return typeof status === 'string' && status.length <= STATUS_LIMIT ? status.trim() : '';
};

const messageOf = (thrown: unknown): string => {
  const message = typeof thrown === 'string' ? thrown : fieldOf(thrown, 'message');
  return typeof message === 'string' ? message.trim().slice(0, MESSAGE_LIMIT) : '';
};

/**
 * The status and the message of a thrown value as plain text. Specification 8, "Router".
 * @param thrown an Error or anything else, even `undefined`
 * @param fallback words of the content for what the error does not say
 */
export const describeThrown = (thrown: unknown, fallback: ErrorWords): ErrorWords => ({
  status: statusOf(thrown) || fallback.status,
  message: messageOf(thrown) || fallback.message,
});
