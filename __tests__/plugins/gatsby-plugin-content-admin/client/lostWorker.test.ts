import { askCheck } from '../../../../plugins/gatsby-plugin-content-admin/src/client/askWorker';

const QUESTION = {
  about: 'entry',
  entry: { file: 'data/services/risk.yaml', sources: [] },
  mayBeSkipped: false,
} as const;

/** A worker whose script has not loaded: it never answers. */
class LostWorker extends EventTarget {
  postMessage(): void {
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
}

class WorkingWorker extends EventTarget {
  postMessage({ id }: { id: number }): void {
    setTimeout(() =>
      this.dispatchEvent(new MessageEvent('message', { data: { id, found: { problems: [] } } })),
    );
  }
}

test('once the line is back, the check answers, although its script could not be loaded before', async () => {
  Reflect.set(globalThis, 'Worker', LostWorker);
  await expect(askCheck(QUESTION)).rejects.toThrow();
  Reflect.set(globalThis, 'Worker', WorkingWorker);
  await expect(askCheck(QUESTION)).resolves.toEqual({ problems: [] });
});
