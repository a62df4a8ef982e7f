/** @jest-environment node */
import { panicForVariable } from '../../../plugins/shared/panicForVariable';
import { EnvironmentError } from '../../../src/environment';

const panic = jest.fn();
beforeEach(() => panic.mockClear());

const readThatThrows = (error: Error) => () =>
  panicForVariable(Object({ panic }), () => {
    throw error;
  });

it('a malformed variable stops the build with its sentence', () => {
  const malformed = new EnvironmentError('URL is "x". Expected an origin.');
  expect(readThatThrows(malformed)).toThrow(malformed);
  expect(panic).toHaveBeenCalledWith('URL is "x". Expected an origin.');
});

it('a fault of the program is thrown, and not reported as one of the variables', () => {
  const fault = new TypeError('undefined is not a function');
  expect(readThatThrows(fault)).toThrow(fault);
  expect(panic).not.toHaveBeenCalled();
});
