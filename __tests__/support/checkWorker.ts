/** Stands in for the workers of /admin: jsdom has none. They answer in the same thread, by the same code. */
import { deserialize, serialize } from 'node:v8';
import { PAGE_SCRIPT } from '../../plugins/gatsby-plugin-content-admin/src/client/askWorker';
import { checkAnswerer } from '../../plugins/gatsby-plugin-content-admin/src/worker/check';
import { pageAnswerer } from '../../plugins/gatsby-plugin-content-admin/src/worker/page';

type Listener = (event: { data: object }) => void;

/** As a message arrives: functions are refused. */
const cloned = <T>(value: T): T => deserialize(serialize(value));

class InThread<Sent> {
  private receive: Listener = () => undefined;

  constructor(private readonly answer: (question: Sent) => Promise<unknown>) {}

  addEventListener(name: string, listener: Listener): void {
    if (name === 'message') this.receive = listener;
  }

  postMessage({ id, question }: { id: number; question: Sent }): void {
    this.answer(cloned(question)).then(
      (found) => this.receive({ data: { id, found: cloned(found) } }),
      (error: unknown) => this.receive({ data: { id, error: cloned(error) } }),
    );
  }
}

Reflect.set(globalThis, 'Worker', function Worker(script: string) {
  return script === PAGE_SCRIPT ? new InThread(pageAnswerer()) : new InThread(checkAnswerer());
});
