/** JSON Schemas of what the calls take and answer (docs/api.md). */
import { CALLS, type CallName } from '../src/backend/calls';

/** The schema of each kind of field. A password may be all spaces. */
const FIELD_SCHEMAS = {
  text: { type: 'string', pattern: '\\S' },
  email: { type: 'string', pattern: '^[^\\s@]+@[^\\s@.]+(\\.[^\\s@.]+)+$' },
  password: { type: 'string', minLength: 1 },
};

/** The JSON Schema of a call's body. No other fields are allowed, so a passing test proves that the site sends none. */
export const bodySchema = (name: CallName) => ({
  type: 'object',
  required: Object.keys(CALLS[name].fields),
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.entries(CALLS[name].fields).map(([field, kind]) => [field, FIELD_SCHEMAS[kind]]),
  ),
});

/** The longest message that the site shows in full. */
const message = { type: 'string', pattern: '\\S', maxLength: 300 };

/** A refusal whose message is shown to the visitor. */
const refused = {
  type: 'object',
  required: ['message'],
  properties: { success: { const: false }, message },
};

/** The response to a registration: whether there is an account now and, if not, why. */
const registered = {
  type: 'object',
  required: ['success'],
  properties: { success: { type: 'boolean' }, message: { type: 'string' } },
  if: { required: ['success'], properties: { success: { const: false } } },
  then: refused,
};

/**
 * The outcomes of each call: the statuses that count as success (specification 7 and 8), all others being failures, and
 * the schemas of the bodies that the site reads.
 */
export const ENDS: Record<CallName, { success: number[]; accepted?: object; refused?: object }> = {
  'join-us': { success: [200, 204] },
  'contact-us': { success: [200], refused },
  login: { success: [200] },
  register: { success: [200], accepted: registered, refused },
};
