import { describeThrown } from '../../../src/components/layout/ErrorScreen';

const fallback = { status: 'Error', message: 'No page today' };

describe('describeThrown', () => {
  it('takes the status of an error that has one', () => {
    const error = Object.assign(new Error('Not Found'), { status: 404 });
    expect(describeThrown(error, fallback)).toEqual({ status: '404', message: 'Not Found' });
  });

  it('does not show a long text as a status', () => {
    const thrown = { status: 'a status that goes on and on', message: 'Busy' };
    expect(describeThrown(thrown, fallback).status).toBe('Error');
  });

  it('cuts a message that would fill the screen', () => {
    expect(describeThrown('x'.repeat(5000), fallback).message).toHaveLength(300);
  });

  it.each([[' '], [{ status: ' ', message: ' ' }], [7], [Symbol('x')]])(
    'falls back on the content where %p says nothing',
    (thrown) => {
      expect(describeThrown(thrown, fallback)).toEqual(fallback);
    },
  );
});
