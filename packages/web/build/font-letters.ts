const ENGLISH = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ITALIAN = 'ÀÈÉÌÍÎÒÓÙÚàèéìíîòóùú';
/** Old English, Welsh, Gaelic and Norse names: Æthelflæd, Cædwalla, Ívarr, Þorfinnr. */
const NAMES = 'ÆæÐðÞþÁáâêËëôÖöØøû';
const FIGURES = '0123456789';
const SIGNS = " \u00a0.,;:!?'()/&+-‘’“”«»–—…·×";

/** What titles and names on the map may contain, in both languages. */
export const TITLE_LETTERS = [ENGLISH, ITALIAN, NAMES, FIGURES, SIGNS].join('');
