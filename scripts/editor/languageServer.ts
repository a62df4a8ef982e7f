/** A client of yaml-language-server, which VS Code's YAML extension is made of, over stdio. */
import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';

export interface Diagnostic {
  message: string;
  range: { start: { line: number; character: number } };
}

export interface Completion {
  label: string;
  insertText?: string;
  documentation?: string | { value: string };
  textEdit?: { newText: string };
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** A settings file of VS Code as a server asks for it: `yaml` for all of `yaml.…`. */
function sectionOf(settings: Readonly<Record<string, unknown>>, section: string): unknown {
  const inside = Object.entries(settings).filter(([name]) => name.startsWith(`${section}.`));
  return inside.length > 0
    ? Object.fromEntries(inside.map(([name, value]) => [name.slice(section.length + 1), value]))
    : (settings[section] ?? {});
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export class LanguageServer {
  private readonly process = spawn(
    process.execPath,
    ['node_modules/yaml-language-server/bin/yaml-language-server', '--stdio'],
    { stdio: ['pipe', 'pipe', 'ignore'] },
  );
  private received = Buffer.alloc(0);
  private nextId = 1;
  private readonly answers = new Map<number, (message: Message) => void>();
  private readonly published = new Map<string, (diagnostics: Diagnostic[]) => void>();

  constructor(
    private readonly root: string,
    private readonly settings: Readonly<Record<string, unknown>>,
  ) {
    this.process.stdout.on('data', (chunk: Buffer) => {
      this.received = Buffer.concat([this.received, chunk]);
      this.readMessages();
    });
  }

  private readMessages(): void {
    for (;;) {
      const head = this.received.indexOf('\r\n\r\n');
      if (head === -1) return;
      const length = Number(
        /Content-Length: (\d+)/i.exec(this.received.toString('utf8', 0, head))?.[1],
      );
      const end = head + 4 + length;
      if (this.received.length < end) return;
      const message: Message = JSON.parse(this.received.toString('utf8', head + 4, end));
      this.received = this.received.subarray(end);
      this.take(message);
    }
  }

  private take({ id, method, params, result, error }: Message): void {
    if (method === undefined) {
      if (id !== undefined) this.answers.get(id)?.({ result, error });
    } else if (id !== undefined) {
      this.send({ id, result: this.answerTo(method, params) });
    } else if (method === 'textDocument/publishDiagnostics') {
      const diagnostics = field(params, 'diagnostics');
      const waiting = this.published.get(String(field(params, 'uri')));
      if (Array.isArray(diagnostics)) waiting?.(diagnostics);
    }
  }

  /** What the server asks for: its settings, and nothing else of interest. */
  private answerTo(method: string, params: unknown): unknown {
    const items = field(params, 'items');
    if (method !== 'workspace/configuration' || !Array.isArray(items)) return null;
    return items.map((item: unknown) => sectionOf(this.settings, String(field(item, 'section'))));
  }

  private send(message: object): void {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    this.process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  private ask(method: string, params: unknown): Promise<unknown> {
    const id = this.nextId;
    this.nextId += 1;
    return new Promise((resolve, reject) => {
      this.answers.set(id, ({ result, error }) => {
        this.answers.delete(id);
        if (error) reject(new Error(error.message));
        else resolve(result);
      });
      this.send({ id, method, params });
    });
  }

  private uriOf(file: string): string {
    return pathToFileURL(`${this.root}/${file}`).href;
  }

  /** Says hello; the server then knows the folder and asks for its settings. */
  async start(): Promise<void> {
    const uri = pathToFileURL(this.root).href;
    await this.ask('initialize', {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'site' }],
      capabilities: {
        workspace: { configuration: true, workspaceFolders: true },
        textDocument: {
          completion: {
            completionItem: { snippetSupport: true, documentationFormat: ['markdown'] },
          },
          hover: { contentFormat: ['markdown'] },
        },
      },
    });
    this.send({ method: 'initialized', params: {} });
  }

  /** Opens a file with this text and returns the server's diagnostics. */
  open(file: string, text: string): Promise<Diagnostic[]> {
    const uri = this.uriOf(file);
    return new Promise((resolve) => {
      this.published.set(uri, (diagnostics) => {
        this.published.delete(uri);
        resolve(diagnostics);
      });
      const textDocument = { uri, languageId: 'yaml', version: 1, text };
      this.send({ method: 'textDocument/didOpen', params: { textDocument } });
    });
  }

  private place(file: string, line: number, character: number): object {
    return { textDocument: { uri: this.uriOf(file) }, position: { line, character } };
  }

  /** What the server offers at a place of an open file; lines and columns count from 0. */
  async complete(file: string, line: number, character: number): Promise<Completion[]> {
    const result = await this.ask('textDocument/completion', this.place(file, line, character));
    const items = field(result, 'items');
    return Array.isArray(items) ? items : [];
  }

  /** What the server shows about a word of an open file. */
  async hover(file: string, line: number, character: number): Promise<string> {
    const result = await this.ask('textDocument/hover', this.place(file, line, character));
    return String(field(field(result, 'contents'), 'value'));
  }

  async end(): Promise<void> {
    await this.ask('shutdown', null);
    this.send({ method: 'exit' });
    this.process.kill();
  }
}
