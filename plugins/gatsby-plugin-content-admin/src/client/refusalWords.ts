/**
 * What /admin says when something cannot be saved, and when others' changes were joined with the editor's, in the
 * languages that the CMS's own dialogues have here.
 */

export interface OthersChange {
  /** An entry as its list names it, like "Case studies › telco", or a picture's file name. */
  what: string;
  who: string;
}

/** Somebody else's change stands in the way of an editor's: said both of saving and of publishing. */
interface ClashWords {
  clash: (change: OthersChange, fields: readonly string[]) => string;
  /** An entry that this editor has changed was deleted. */
  gone: (change: OthersChange) => string;
  /** An entry that this editor deletes was changed. */
  changedBeforeDeletion: (change: OthersChange) => string;
  /** Another picture has this name. */
  pictureTaken: (change: OthersChange) => string;
  /** Nothing stood in the way: the result holds both. */
  joined: (changes: readonly OthersChange[]) => string;
}

export interface RefusalWords {
  whenSaving: ClashWords & {
    /** A new entry's slug was taken. */
    exists: (change: OthersChange) => string;
    /** Not even the fields can be told apart. */
    damaged: (change: OthersChange) => string;
  };
  whenPublishing: ClashWords;
  /** A field in `clash`, with what the other has written. */
  field: (name: string, theirs: string) => string;
  /** Somebody has a draft of this entry; `who` is undefined for the editor's own. */
  otherDraft: (who: string | undefined) => string;
  draftGone: string;
  draftChanged: string;
  nothingChanged: string;
  signIn: string;
  noRight: (words: string) => string;
  wait: (minutes: number) => string;
  unreachable: string;
  unreachableAfter: string;
  siteUnreachable: string;
  publishUnreachable: string;
  checkRunning: string;
  checkFailed: string;
  needsReview: string;
  notMergeable: string;
  notReady: string;
  /** For a refusal of GitHub's that none of these describes. */
  unknownRefusal: (words: string) => string;
  /** The server of the working copy cannot read a file or a folder. */
  unreadable: (path: string, words: string) => string;
  somebody: string;
  removed: string;
}

const listed = (changes: readonly OthersChange[], comma: string): string =>
  changes.map(({ what, who }) => `${what} (${who})`).join(comma);

const KEPT = 'What you have written is still in the form.';

const RELOAD =
  'Copy it or leave it: reload the page, open the entry and choose Restore when it offers your draft.';

const english: RefusalWords = {
  whenSaving: {
    clash: ({ what, who }, fields) =>
      `${what}: ${who} has changed the same as you, after you opened it. Nothing was saved. ${KEPT}\n\n${fields.join('\n')}\n\nWrite there what both of you want, or agree with ${who}. To take theirs, write just that, and save. To write over it, copy your words, reload the page and write them into the entry as it is then.`,
    gone: ({ what, who }) =>
      `${what}: ${who} has deleted this after you opened it. Nothing was saved. ${KEPT} Copy it if you need it, and talk to ${who}; a new entry can hold it.`,
    changedBeforeDeletion: ({ what, who }) =>
      `Not deleted.\n\n${what}: ${who} has changed this since this page was loaded. Reload the page, read it, and delete it then.`,
    pictureTaken: ({ what, who }) =>
      `${who} has saved another picture under the name ${what} after this page was loaded. Nothing was saved. ${KEPT} Give your file another name on your computer, choose it again, and save.`,
    joined: (changes) =>
      `Saved. Others had changed this since you opened it, and your draft now holds both: ${listed(changes, ', ')}. Reload the page to see all of it.`,
    exists: ({ what, who }) =>
      `${what}: ${who} has created an entry with this slug in the meantime. Nothing was saved. ${KEPT} Choose another slug, or copy your words, reload the page and write them into that entry.`,
    damaged: ({ what, who }) =>
      `${what}: ${who} has changed the file in a way that this form cannot read. Nothing was saved. ${KEPT} Ask ${who} or a developer to mend the file on GitHub, then save again.`,
  },
  whenPublishing: {
    clash: ({ what, who }, fields) =>
      `Not published: since this draft was begun, ${who} has changed the same in ${what}. The draft is kept.\n\n${fields.join('\n')}\n\nTo take theirs, open the draft, write just that, save and publish. To write over it, copy your words, discard the draft and write them into the entry as it is then.`,
    gone: ({ what, who }) =>
      `Not published: since this draft was begun, ${who} has deleted ${what}. The draft is kept. Talk to ${who}; if the words are still needed, copy them, discard the draft and write them into a new entry.`,
    changedBeforeDeletion: ({ what, who }) =>
      `Not published: this draft deletes ${what}, which ${who} has changed since. Choose Cancel Deletion, reload the page, read the entry, and delete it then.`,
    pictureTaken: ({ what, who }) =>
      `Not published: since this draft was begun, ${who} has published another picture under the name ${what}. The draft is kept. Give your file another name, choose it in the draft again, save and publish.`,
    joined: (changes) =>
      `Published. Others had changed this since the draft was begun, and the site now gets both: ${listed(changes, ', ')}. Reload the page to see all of it.`,
  },
  field: (name, theirs) => `${name} is now: ${theirs}`,
  otherDraft: (who) =>
    `${who === undefined ? 'You have' : `${who} has`} a draft of this entry that this page does not show yet. Nothing was saved. ${KEPT} ${RELOAD} Then save: both are joined field by field.`,
  draftGone: `The draft that you are editing is no longer there: it was published, discarded, or its branch deleted on GitHub. Nothing was saved. ${KEPT} ${RELOAD}`,
  draftChanged:
    'Somebody has changed this draft since this page was loaded. Nothing was done. Reload the page, read the draft, and try again.',
  nothingChanged: 'This is what is published already. There is nothing to save.',
  signIn:
    'GitHub no longer accepts your sign-in. Nothing was saved. What you have written is kept in this browser: choose Sign Out in the account menu, sign in again, open the entry and choose Restore.',
  noRight: (words) =>
    `GitHub does not allow you this. Nothing was saved. ${KEPT} Ask the owner for the role Write in the repository, or for a token that may write. GitHub says: “${words}”`,
  wait: (minutes) =>
    `GitHub has had too many requests from you for the moment. Nothing was saved. ${KEPT} Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then try again.`,
  unreachable: `GitHub cannot be reached. Nothing was saved. ${KEPT} Try again when you are online.`,
  unreachableAfter: `The connection to GitHub was lost while saving, so nobody knows yet whether it was saved. ${KEPT} When you are online, save again: what has arrived is not saved twice.`,
  siteUnreachable: `The site cannot be reached, so your words could not be checked. Nothing was saved. ${KEPT} Try again when you are online.`,
  publishUnreachable:
    'The connection to GitHub was lost. When you are online, reload the page: it shows whether this was done. The draft is kept.',
  checkRunning:
    'Not published yet: the check of this draft is still running. It takes some minutes. Then publish again; the draft is kept.',
  checkFailed:
    'Not published: the check has found a mistake. The pull request on GitHub names it. Correct it in the draft and save; the draft is kept.',
  needsReview:
    'Not published: somebody else has to approve the pull request on GitHub first. The draft is kept.',
  notMergeable:
    'Not published: GitHub cannot merge this draft at the moment. The draft is kept. Wait a minute and publish again. If that does not help, show a developer the pull request on GitHub.',
  notReady: 'Not published: set the status to Ready first. The draft is kept.',
  unknownRefusal: (words) => `GitHub refused this: “${words}”`,
  unreadable: (path, words) => `${path} could not be read. The server says: “${words}”`,
  somebody: 'somebody',
  removed: '(removed)',
};

const KEPT_AR = 'ما كتبتموه باقٍ في النموذج.';

const RELOAD_AR =
  'يمكنكم نسخه أو تركه: أعيدوا تحميل الصفحة، وافتحوا العنصر، واختاروا «استعادة» حين تُعرض مسودتكم.';

const arabic: RefusalWords = {
  whenSaving: {
    clash: ({ what, who }, fields) =>
      `${what}: غيّر ${who} ما غيّرتموه بعد أن فتحتم النموذج. لم يُحفظ شيء. ${KEPT_AR}\n\n${fields.join('\n')}\n\nاكتبوا هناك ما تتفقون عليه مع ${who}. وللأخذ بالنص الآخر اكتبوه كما هو واحفظوا. وللكتابة فوقه انسخوا كلماتكم، وأعيدوا تحميل الصفحة، واكتبوها في العنصر كما هو حينئذ.`,
    gone: ({ what, who }) =>
      `${what}: حذف ${who} هذا العنصر بعد أن فتحتموه. لم يُحفظ شيء. ${KEPT_AR} انسخوه إن احتجتم إليه، وراجعوا ${who}؛ ويمكن وضعه في عنصر جديد.`,
    changedBeforeDeletion: ({ what, who }) =>
      `لم يُحذف.\n\n${what}: غيّر ${who} هذا العنصر بعد تحميل هذه الصفحة. أعيدوا تحميل الصفحة واقرؤوه، ثم احذفوه.`,
    pictureTaken: ({ what, who }) =>
      `حفظ ${who} صورة أخرى بالاسم ${what} بعد تحميل هذه الصفحة. لم يُحفظ شيء. ${KEPT_AR} غيّروا اسم ملفكم على حاسوبكم، واختاروه من جديد، واحفظوا.`,
    joined: (changes) =>
      `حُفظ. كان غيركم قد غيّر هذا العنصر بعد أن فتحتموه، ومسودتكم تجمع النصين الآن: ${listed(changes, '، ')}. أعيدوا تحميل الصفحة لعرضه كله.`,
    exists: ({ what, who }) =>
      `${what}: أنشأ ${who} عنصرًا بالعنوان نفسه في هذه الأثناء. لم يُحفظ شيء. ${KEPT_AR} اختاروا عنوانًا آخر، أو انسخوا كلماتكم، وأعيدوا تحميل الصفحة، واكتبوها في ذلك العنصر.`,
    damaged: ({ what, who }) =>
      `${what}: غيّر ${who} الملف بطريقة لا يستطيع هذا النموذج قراءتها. لم يُحفظ شيء. ${KEPT_AR} اطلبوا من ${who} أو من مطوّر إصلاح الملف على GitHub، ثم احفظوا مرة أخرى.`,
  },
  whenPublishing: {
    clash: ({ what, who }, fields) =>
      `لم يُنشر: بعد بدء هذه المسودة غيّر ${who} ما غيّرتموه في ${what}. المسودة باقية.\n\n${fields.join('\n')}\n\nللأخذ بالنص الآخر افتحوا المسودة، واكتبوه كما هو، واحفظوا وانشروا. وللكتابة فوقه انسخوا كلماتكم، وتجاهلوا تغييرات المسودة، واكتبوها في العنصر كما هو حينئذ.`,
    gone: ({ what, who }) =>
      `لم يُنشر: بعد بدء هذه المسودة حذف ${who} ${what}. المسودة باقية. راجعوا ${who}؛ وإن كانت الكلمات لازمة فانسخوها، وتجاهلوا تغييرات المسودة، واكتبوها في عنصر جديد.`,
    changedBeforeDeletion: ({ what, who }) =>
      `لم يُنشر: تحذف هذه المسودة ${what}، وقد غيّره ${who} بعد بدئها. اختاروا «إلغاء الحذف»، وأعيدوا تحميل الصفحة، واقرؤوا العنصر، ثم احذفوه.`,
    pictureTaken: ({ what, who }) =>
      `لم يُنشر: بعد بدء هذه المسودة نشر ${who} صورة أخرى بالاسم ${what}. المسودة باقية. غيّروا اسم ملفكم، واختاروه في المسودة من جديد، واحفظوا وانشروا.`,
    joined: (changes) =>
      `نُشر. كان غيركم قد غيّر هذا العنصر بعد بدء المسودة، والموقع يجمع النصين الآن: ${listed(changes, '، ')}. أعيدوا تحميل الصفحة لعرضه كله.`,
  },
  field: (name, theirs) => `${name} الآن: ${theirs}`,
  otherDraft: (who) =>
    `${who === undefined ? 'لديكم' : `لدى ${who}`} مسودة لهذا العنصر لا تعرضها هذه الصفحة بعد. لم يُحفظ شيء. ${KEPT_AR} ${RELOAD_AR} ثم احفظوا: يُجمع النصان حقلًا حقلًا.`,
  draftGone: `لم تعد المسودة التي تحررونها موجودة: نُشرت، أو أُلغيت، أو حُذف فرعها على GitHub. لم يُحفظ شيء. ${KEPT_AR} ${RELOAD_AR}`,
  draftChanged:
    'غيّر غيركم هذه المسودة بعد تحميل هذه الصفحة. لم يُنفّذ شيء. أعيدوا تحميل الصفحة، واقرؤوا المسودة، ثم حاولوا مرة أخرى.',
  nothingChanged: 'هذا هو المنشور أصلًا. لا شيء يُحفظ.',
  signIn:
    'لم يعد GitHub يقبل تسجيل دخولكم. لم يُحفظ شيء. ما كتبتموه محفوظ في هذا المتصفح: اختاروا «تسجيل الخروج» من قائمة الحساب، وسجّلوا الدخول من جديد، وافتحوا العنصر، واختاروا «استعادة».',
  noRight: (words) =>
    `لا يسمح لكم GitHub بهذا. لم يُحفظ شيء. ${KEPT_AR} اطلبوا من المالك صلاحية الكتابة في المستودع، أو رمز وصول يسمح بها. نص GitHub: «${words}»`,
  wait: (minutes) =>
    `تلقّى GitHub منكم طلبات كثيرة في هذه اللحظة. لم يُحفظ شيء. ${KEPT_AR} يُرجى المحاولة مرة أخرى بعد مدة بالدقائق: ${minutes}.`,
  unreachable: `يتعذر الوصول إلى GitHub. لم يُحفظ شيء. ${KEPT_AR} حاولوا مرة أخرى حين يعود الاتصال.`,
  unreachableAfter: `انقطع الاتصال بموقع GitHub أثناء الحفظ، ولا يُعرف بعد هل حُفظ. ${KEPT_AR} حين يعود الاتصال احفظوا مرة أخرى: ما وصل لا يُحفظ مرتين.`,
  siteUnreachable: `يتعذر الوصول إلى الموقع، فلم يمكن التحقق من كلماتكم. لم يُحفظ شيء. ${KEPT_AR} حاولوا مرة أخرى حين يعود الاتصال.`,
  publishUnreachable:
    'انقطع الاتصال بموقع GitHub. حين يعود الاتصال أعيدوا تحميل الصفحة: فهي تبيّن هل نُفّذ ذلك. المسودة باقية.',
  checkRunning:
    'لم يُنشر بعد: ما زال فحص هذه المسودة جاريًا، وهو يستغرق بضع دقائق. انشروا بعدها مرة أخرى؛ المسودة باقية.',
  checkFailed:
    'لم يُنشر: وجد الفحص خطأً يذكره طلب السحب على GitHub. صحّحوه في المسودة واحفظوا؛ المسودة باقية.',
  needsReview: 'لم يُنشر: يجب أن يوافق شخص آخر على طلب السحب على GitHub أولًا. المسودة باقية.',
  notMergeable:
    'لم يُنشر: لا يستطيع GitHub دمج هذه المسودة الآن. المسودة باقية. انتظروا دقيقة وانشروا مرة أخرى. وإن تكرر ذلك فأطلعوا مطوّرًا على طلب السحب على GitHub.',
  notReady: 'لم يُنشر: اختاروا الحالة «جاهز» أولًا. المسودة باقية.',
  unknownRefusal: (words) => `رفض GitHub هذا: «${words}»`,
  unreadable: (path, words) => `تعذرت قراءة ${path}. نص الخادم: «${words}»`,
  somebody: 'شخص آخر',
  removed: '(محذوف)',
};

/** Returns the words in the language of the CMS's dialogues, given as a tag like "ar-AE". */
export const wordsFor = (language: string): RefusalWords =>
  /^ar\b/.test(language) ? arabic : english;
