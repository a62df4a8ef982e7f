/** The entries that have pages, out of Gatsby's nodes. */
import type { Node } from 'gatsby';
import { companyFactsIn } from './companyFacts';
import { fillIn } from './fillIn';
import { numberField, textField, textsField } from './nodeFields';
import { templates, type PageEntry, type PageType, type SiteEntries } from './sitePages';

const isPageType = (name: string): name is PageType => name in templates;

const pageTypes = Object.keys(templates).filter(isPageType);

const entry =
  (type: PageType) =>
  (node: Node): PageEntry => ({
    id: node.id,
    type,
    slug: textField(node, 'slug'),
    otherSpellings: textsField(node, 'otherSpellings'),
  });

/** @param nodesOf gives all nodes of a type */
export function siteEntries(nodesOf: (type: string) => Node[]): SiteEntries {
  const facts = companyFactsIn(nodesOf('Company')[0]);
  const listed = (node: Node) => ({
    slug: textField(node, 'slug'),
    name: fillIn(textField(node, 'name'), facts),
    order: numberField(node, 'order'),
  });
  return {
    caseStudies: nodesOf('CaseStudy').map((node) => ({
      ...entry('CaseStudy')(node),
      ...listed(node),
      group: textField(node, 'group'),
    })),
    groups: nodesOf('CaseStudyGroup').map(listed),
    others: pageTypes
      .filter((type) => type !== 'CaseStudy')
      .flatMap((type) => nodesOf(type).map(entry(type))),
  };
}
