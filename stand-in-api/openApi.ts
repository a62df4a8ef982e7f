/** The calls as an OpenAPI document, for the API's developers (docs/api.md). */
import { callNames, CALLS, MAX_BODY_BYTES, pathOf, type CallName } from '../src/backend/calls';

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

const response = (description: string, schema?: object) => ({
  description,
  ...(schema && { content: { 'application/json': { schema } } }),
});

/** The OpenAPI 3.1 document, which the stand-in serves at /openapi.json. */
export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'The API of the website',
    version: '1.0.0',
    description: `The four calls of its forms. No body is longer than ${MAX_BODY_BYTES} bytes.`,
  },
  servers: [{ url: 'http://localhost:9001', description: 'The stand-in' }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: Object.fromEntries(
    callNames().map((name) => [
      pathOf(name),
      {
        post: {
          operationId: name,
          security: CALLS[name].hasBearer ? [{ token: [] }] : [],
          parameters: Object.entries(CALLS[name].headers).map(([header, value]) => ({
            name: header,
            in: 'header',
            schema: { const: value },
          })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema: bodySchema(name) } },
          },
          responses: Object.fromEntries([
            ...ENDS[name].success.map((code) => [code, response('Accepted.', ENDS[name].accepted)]),
            ['4XX', response('Refused.', ENDS[name].refused)],
          ]),
        },
      },
    ]),
  ),
};
