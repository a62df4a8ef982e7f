/** Asks the workers that check the content and make its pages: whoever is typing in a form does not wait for them. */
import type { CheckAnswer, CheckQuestion } from '../worker/check';
import type { PageAnswer, PageQuestion } from '../worker/page';

const CHECK_SCRIPT = '/admin/check.js';

/** A worker of its own: a page does not wait for a check of all content. */
export const PAGE_SCRIPT = '/admin/page.js';

interface Reply<Found> {
  id: number;
  /** Missing after an error. */
  found?: Found;
  /** What the worker has thrown. */
  error?: unknown;
}

/** Starts a worker with the first question, and again after its script could not be loaded. */
class Asker<Asked, Found> {
  private worker?: Worker;
  private readonly waiting = new Map<number, (reply: Omit<Reply<Found>, 'id'>) => void>();
  private last = 0;

  constructor(private readonly script: string) {}

  private start(): Worker {
    const worker = new Worker(this.script, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Reply<Found>>) => {
      this.waiting.get(data.id)?.(data);
      this.waiting.delete(data.id);
    });
    worker.addEventListener('error', () => {
      this.worker = undefined;
      const error = new Error(`${this.script} could not be loaded, or has failed.`);
      for (const settle of this.waiting.values()) settle({ error });
      this.waiting.clear();
    });
    return worker;
  }

  ask(question: Asked): Promise<Found> {
    this.worker ??= this.start();
    this.last += 1;
    const id = this.last;
    this.worker.postMessage({ id, question });
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ found, error }) => {
        if (found) resolve(found);
        else reject(error);
      });
    });
  }
}

const checker = new Asker<CheckQuestion, CheckAnswer>(CHECK_SCRIPT);

const pageWorker = new Asker<PageQuestion, PageAnswer>(PAGE_SCRIPT);

/** Rejects if the content, or the check itself, cannot be loaded. */
export const askCheck = (question: CheckQuestion): Promise<CheckAnswer> => checker.ask(question);

/** Rejects if the content cannot be loaded, or half-written forms cannot be made into a page. */
export const askPage = (question: PageQuestion): Promise<PageAnswer> => pageWorker.ask(question);
