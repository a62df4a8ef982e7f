/** Stands in for the worker of /admin's check: jsdom has none. It answers in the same thread, by the same code. */
import {
  answerer,
  type Question,
} from '../../plugins/gatsby-plugin-content-admin/src/worker/answer';

class CheckWorker {
  private readonly answer = answerer();
  private receive: (event: { data: object }) => void = () => undefined;

  addEventListener(name: string, listener: (event: { data: object }) => void): void {
    if (name === 'message') this.receive = listener;
  }

  postMessage({ id, question }: { id: number; question: Question }): void {
    this.answer(question).then(
      (found) => this.receive({ data: { id, found } }),
      (error: unknown) => this.receive({ data: { id, error: String(error) } }),
    );
  }
}

Reflect.set(globalThis, 'Worker', CheckWorker);
