import { act } from '@testing-library/react';

const STEP = 50;

/** Lets time go by on Jest's clock, in steps: React shows what happened after each. */
export async function passTime(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += STEP) {
    await act(() => jest.advanceTimersByTimeAsync(STEP));
  }
}
