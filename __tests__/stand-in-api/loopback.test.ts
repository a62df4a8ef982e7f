/** @jest-environment node */
import { isLoopbackHost, isLoopbackOrigin } from '../../stand-in-api/loopback';

describe('a loopback origin', () => {
  it.each([
    'http://localhost:9000',
    'http://localhost',
    'https://localhost:8443',
    'http://127.0.0.1:8000',
    'http://[::1]:9000',
  ])('is %s', (origin) => expect(isLoopbackOrigin(origin)).toBe(true));

  it.each([
    undefined,
    '',
    'null',
    'localhost:9000',
    'file://localhost',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://192.168.0.1:9000',
    'https://example.com',
  ])('is not %s', (origin) => expect(isLoopbackOrigin(origin)).toBe(false));
});

describe('a loopback host', () => {
  it.each(['localhost', 'localhost:9001', '127.0.0.1:9001', '[::1]:9001', 'LOCALHOST:80'])(
    'is %s',
    (host) => expect(isLoopbackHost(host)).toBe(true),
  );

  it.each([undefined, '', 'rebound.example:9001', 'x@localhost', 'localhost/x', 'localhost:port'])(
    'is not %s',
    (host) => expect(isLoopbackHost(host)).toBe(false),
  );
});
