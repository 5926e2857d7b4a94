/** Forms of names that take an article: the United States, the Houthis, the Arakan Army. */
const WITH_ARTICLE = [
  /^(?:Alliance|Association|Coalition|Commonwealth|Cooperative|Group|Isle|League|Organi[sz]ation) /,
  /^(?:Communist Party|Democratic Forces|Forces|Intergovernmental|International|Quadrilateral|United) /,
  /(?:Army|Bank|Cartel|Command|Community|Cooperation|Council|Forces?|Forum|Front|Group|Initiative|Organi[sz]ation)$/,
  /(?:Islands|Movement|Movement-North|Party|Republic|States|Territor(?:y|ies)|Union)$/,
  /^(?:Bahamas|Comoros|Gambia|Holy See|Houthis|Maldives|Netherlands|Philippines|Taliban)$/,
];
/** Several islands, the first of which has no article. */
const WITHOUT_ARTICLE = /^(?:\w+ Island|South Georgia) and /;

/** The name of a country or an actor inside a sentence: `the United States`, `India`. Labels have no article. */
export const nameInProse = (name: string): string =>
  WITH_ARTICLE.some((form) => form.test(name)) && !WITHOUT_ARTICLE.test(name) ? `the ${name}` : name;
