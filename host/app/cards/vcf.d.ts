/** The parser of tests: https://github.com/jhermsmeier/node-vcf */
declare module "vcf" {
  interface Property {
    valueOf(): string;
  }
  export default class VCard {
    parse(text: string): VCard;
    get(name: string): Property;
  }
}
