/** @jest-environment node */
import { asSent, contactMessageSchema, isEmail, loginSchema } from '../../stand-in-api/validation';

const message = {
  first_name: 'Ada',
  last_name: 'Byron',
  email: 'ada@example.com',
  phone: 'call after six',
  message: 'Hello',
};

const problems = (body: unknown) =>
  contactMessageSchema.validate(body, asSent).then(
    () => [],
    (error: { errors: string[] }) => error.errors,
  );

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'a+tag@sub.example.com',
    'jürgen@müller.example',
    '"a@b"@example.com',
    ' a@b.co ',
  ])('accepts %s', (address) => expect(isEmail(address)).toBe(true));

  it.each(['', 'a', 'a@b', '@b.co', 'a@', 'a@b.', 'a@.co', 'a b@c.de', 'a@b..co'])(
    'refuses "%s"',
    (address) => expect(isEmail(address)).toBe(false),
  );

  it('decides on a very long text at once', () => {
    const started = performance.now();
    expect(isEmail(`a@${'.'.repeat(500_000)}@`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('the fields of a call', () => {
  it('may be exactly those of the specification', async () => {
    await expect(problems(message)).resolves.toEqual([]);
  });

  it('are all named when they are missing', async () => {
    await expect(problems({})).resolves.toEqual([
      'The field "first_name" is missing.',
      'The field "last_name" is missing.',
      'The field "email" is missing.',
      'The field "phone" is missing.',
      'The field "message" is missing.',
    ]);
  });

  it.each([null, 5, true, ['x'], { text: 'x' }])('are text, not %j', async (phone) => {
    const [problem, ...others] = await problems({ ...message, phone });
    expect(problem).toMatch(/^The field "phone" (must be text|is missing)\.$/);
    expect(others).toEqual([]);
  });

  it('are not empty', async () => {
    await expect(problems({ ...message, phone: '' })).resolves.toHaveLength(1);
    await expect(problems({ ...message, phone: ' \n' })).resolves.toEqual([
      'The field "phone" is empty.',
    ]);
  });

  it('are no others', async () => {
    await expect(problems({ ...message, privacyAccepted: true })).resolves.toEqual([
      'Not expected: privacyAccepted.',
    ]);
  });

  it.each([undefined, null, 'text', 7, [message]])(
    'stand in an object, not in %j',
    async (body) => {
      const found = await problems(body);
      expect(found).toContain('The body must be a JSON object.');
    },
  );

  it('may be a password of spaces', async () => {
    await expect(loginSchema.isValid({ username: 'ada', password: '   ' }, asSent)).resolves.toBe(
      true,
    );
  });
});
