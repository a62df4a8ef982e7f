import { measurePageSpeed } from '../../src/navigation/pageSpeed';

const mockMeasured = jest.fn();
jest.mock('web-vitals', () => {
  const measure = (report: unknown) => void mockMeasured(report);
  return { onCLS: measure, onFCP: measure, onINP: measure, onLCP: measure, onTTFB: measure };
});

it('nothing is measured without a handler, and five figures with one', async () => {
  await measurePageSpeed();
  expect(mockMeasured).not.toHaveBeenCalled();
  const handler = jest.fn();
  await measurePageSpeed(handler);
  expect(mockMeasured.mock.calls).toEqual(Array(5).fill([handler]));
});
