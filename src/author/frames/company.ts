import type { Language } from "#book/languages.ts";

/**
 * In whose company somebody does what they wish for: it is said of the cast and no part of the wish. Only words for kin
 * and friends count, for one may well fly with a balloon; what is said of them between commas goes with them.
 */
export const COMPANY: Readonly<Record<Language, RegExp>> = {
  en: /(?:,\s)?(?:\b(?:together|along)\s)?\bwith\s(?:his|her|their|its|my|the|an?)\s(?:\p{L}+\s){0,2}(?:friends?|pals?|budd(?:y|ies)|sisters?|brothers?|cousins?|mother|mum|mom|father|dad|daddy|mummy|grandm[ao]|grandmother|granny|grandpa|grandfather|granddad|aunt|uncle|twin|neighbou?r|family)(?:\s\p{Lu}[\p{L}-]+)?(?:,?\sthe\s\p{Ll}+|,\san?\s[^,.!?]{2,40}(?:,|(?=[.!?]|$)))?/gu,
  ro: /(?:,\s)?(?<!\p{L})(?:(?:împreună|impreuna)\s)?(?:cu|alături de|alaturi de)\s(?:cel mai bun\s|cea mai bună\s|cei mai buni\s)?(?:prieten|amic|sor|surioar|fr[ăa]ți|frate|verișo|veriso|mam|mămic|mamic|tat|tătic|tatic|bunic|mătuș|matus|unchi|vecin|famili)\p{L}*(?:\s(?:lui|ei|lor|sa|său|sau|mea|meu))?(?:\s(?:mai\s|cea?\s|cel\s)(?:mică|mica|mic|mare)(?!\p{L}))?(?:\s\p{Lu}[\p{L}-]+)?(?:,\s[^,.!?]{2,40}(?:,|(?=[.!?]|$)))?/gu,
  de: /(?:,\s)?(?<!\p{L})(?:(?:zusammen|gemeinsam)\s)?mit\s(?:seine[mrn]|ihre[mrn]|meine[mrn]|de[mrn]|eine[mr])\s(?:\p{Ll}+\s){0,2}(?:(?:besten\s)?Freund(?:in|e|en|innen)?|Schwester(?:n|chen)?|Br[uü]der(?:n|chen)?|Cousine?n?s?|Mama|Mutter|Papa|Vater|Oma|Opa|Großmutter|Großvater|Tante|Onkel|Zwilling|Nachbar(?:in|n)?|Familie|Eltern|Großeltern)(?:\s\p{Lu}[\p{L}-]+)?(?:,\s[^,.!?]{2,40}(?:,|(?=[.!?]|$)))?/gu,
};
