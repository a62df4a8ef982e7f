/**
 * Words by which the lists of content blockers (EasyList, EasyList Cookie, Fanboy's Annoyances and their like) know
 * advertisements, notices about cookies, and annoyances. An element whose class or id says one is hidden on every site.
 */
const WORDS =
  /^(?:ads?|adv|advt|affiliates?|following|follow(?:ers?)?|shar(?:e|es|ing)|socials?|feedback|rss|notices?|tracking|disclosures?|mpu|dfp|oas|cmp|cc|cm)$|advert|adsense|banner|sponsor|promo|cookie|consent|gdpr|dsgvo|rgpd|lgpd|ccpa|disclaimer|pop(?:up|in)|modal|overlay|newsletter|subscri|taboola|outbrain/i;

/** The words of a name: `lead`, `privacy` and `Accepted` of `lead-privacyAccepted`. */
const partsOf = (name: string): string[] =>
  name.replace(/([a-z\d])([A-Z])/g, '$1 $2').split(/[^\p{L}\d]+/u);

/** The word of a class, id or file name because of which content blockers may hide it. */
export const hiddenWordIn = (name: string): string | undefined =>
  partsOf(name).find((word) => WORDS.test(word));
