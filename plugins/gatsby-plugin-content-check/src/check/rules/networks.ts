/** Checks that each social network's link leads to an account on that network. Pure. */
import { parseUrl } from '../../../../../src/basics/parseUrl';
import type { Content } from '../../../../../src/content/kinds';
import type { Diagnosis } from '../../yaml/diagnosis';
import { nameIn, shown } from '../sentences';
import { WHATSAPP_FORM } from './hosts';
import type { Rule } from './rule';

interface Network {
  name: string;
  /** Without "www." and other beginnings. */
  hosts: readonly string[];
  /** What the link to an account looks like. */
  form: string;
}

/** The networks that the schema offers. */
const NETWORKS: Readonly<Record<Content<'site'>['social'][number]['network'], Network>> = {
  linkedin: {
    name: 'LinkedIn',
    hosts: ['linkedin.com', 'lnkd.in'],
    form: 'https://www.linkedin.com/company/ and the name of the account',
  },
  x: {
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    form: 'https://x.com/ and the name of the account',
  },
  whatsapp: {
    name: 'WhatsApp',
    hosts: ['wa.me', 'whatsapp.com'],
    form: WHATSAPP_FORM,
  },
};

/** A file may name any network, even "constructor", which every object has. */
const isNetwork = (name: string): name is keyof typeof NETWORKS => Object.hasOwn(NETWORKS, name);

/** Other networks, by their hosts. */
const OTHERS = [
  'facebook.com',
  'instagram.com',
  'youtube.com',
  'tiktok.com',
  'threads.net',
  'snapchat.com',
  't.me',
];

const ALL_HOSTS = [...Object.values(NETWORKS).flatMap(({ hosts }) => hosts), ...OTHERS];

/** Pages of networks that only the owner of an account sees, signed in. */
const SIGNED_IN =
  /^\/(?:login|signin|sign-in|signup|uas|checkpoint|authwall|feed|home|settings|messages|messaging|notifications|mynetwork|compose|i\/flow|in\/me)(?:\/|$)|\/(?:admin|edit)(?:\/|$)/i;

function networkFault({ name, hosts, form }: Network, link: string): Diagnosis | undefined {
  const url = parseUrl(link);
  if (!url) return undefined;
  const isOn = (host: string) => url.hostname === host || url.hostname.endsWith(`.${host}`);
  const expected = `Expected ${form}.`;
  // A host of no network may be the company's own short address.
  if (!ALL_HOSTS.some(isOn)) return undefined;
  if (!hosts.some(isOn)) return { message: `, which is not on ${name}`, expected };
  if (/^\/*$/.test(url.pathname) && url.search === '') {
    return { message: `, the front page of ${name} and no account`, expected };
  }
  if (SIGNED_IN.test(url.pathname)) {
    return { message: ', which only you can open, signed in', expected };
  }
  return undefined;
}

/** Advises on links that lead to another network, or to none of its accounts. */
export const networkRule: Rule = function* (files) {
  for (const file of files) {
    if (file.kind !== 'site') continue;
    for (const [index, account] of (file.content.social ?? []).entries()) {
      const { network = '', link = '' } = account ?? {};
      const fault = isNetwork(network) && networkFault(NETWORKS[network], link);
      if (!fault) continue;
      const path = ['social', index, 'link'];
      const message = `${nameIn(file.model, path)} leads to "${shown(link)}"${fault.message}.`;
      yield [file, path, { ...fault, message, isAdvice: true }];
    }
  }
};
