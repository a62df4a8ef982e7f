/** Finds Firefox and WebKit for the tests, or installs them where it may. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian, onPath } from '../../scripts/lib/programs';

/** The engines of the small suite; Chromium has the whole one. */
export const ENGINE_NAMES = ['firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINE_NAMES)[number];

export const isEngineName = (name: string): name is EngineName =>
  ENGINE_NAMES.some((known) => known === name);

export interface WebKitPrograms {
  /** WebKitWebDriver. */
  driver: string;
  /** MiniBrowser, the small browser that comes with WebKitGTK. */
  browser: string;
  /** Xvfb, a screen without a monitor. */
  screen: string;
}

const MACS_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** Path of Firefox: FIREFOX_PATH first; undefined where there is none. */
export function findFirefox(): string | undefined {
  const stated = process.env.FIREFOX_PATH;
  if (stated) {
    if (!existsSync(stated)) {
      throw new Error(`FIREFOX_PATH is "${stated}", but there is no such file.`);
    }
    return stated;
  }
  return onPath('firefox-esr', 'firefox') ?? (existsSync(MACS_FIREFOX) ? MACS_FIREFOX : undefined);
}

/** Debian and Ubuntu keep it with the library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap((folder) =>
      readdirSync(path.join(libraries, folder))
        .filter((name) => name.startsWith('webkit'))
        .map((name) => path.join(libraries, folder, name, 'MiniBrowser')),
    )
    .find((file) => existsSync(file));
}

/** The programs that WebKit needs; undefined where one is missing. */
export function findWebKit(): WebKitPrograms | undefined {
  const driver = onPath('WebKitWebDriver');
  const screen = onPath('Xvfb');
  const browser = findMiniBrowser();
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

interface Source {
  find: () => unknown;
  packages: readonly string[];
  otherwise: string;
}

const sources: Record<EngineName, Source> = {
  firefox: {
    find: findFirefox,
    packages: ['firefox-esr'],
    otherwise:
      'Firefox is missing: install it ("sudo apt-get install firefox-esr" on Debian), or name it in FIREFOX_PATH.',
  },
  webkit: {
    find: findWebKit,
    packages: ['webkit2gtk-driver', 'xvfb'],
    otherwise:
      'WebKit is missing: "sudo apt-get install webkit2gtk-driver xvfb" installs it on Debian and Ubuntu. Elsewhere it cannot be driven.',
  },
};

/**
 * Sees to it that an engine is installed.
 * @throws Error where it is not and could not be, with a sentence that says how to get it
 */
export async function installEngine(name: EngineName): Promise<void> {
  const { find, packages, otherwise } = sources[name];
  if (find()) return;
  console.log(`No ${name} found; installing it.`);
  await installFromDebian(packages);
  if (!find()) throw new Error(otherwise);
}
