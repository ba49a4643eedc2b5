import { plain } from "./lexicon.ts";

/** Large cities outside the countries whose language tells enough, and whose names no other country has. */
const CITIES: Record<string, string> = {
  AE: "dubai, abu dhabi, sharjah, ajman, ras al khaimah, دبي, أبوظبي, أبو ظبي, الشارقة, عجمان, رأس الخيمة",
  AR: "buenos aires, rosario, mendoza, la plata, mar del plata, ciudad de buenos aires",
  AT: "wien, vienna, graz, linz, salzburg, innsbruck, klagenfurt, bregenz",
  AU: "sydney, melbourne, brisbane, adelaide, canberra, hobart",
  BE: "brussel, bruxelles, brussels, antwerpen, anvers, gent, gand, brugge, bruges, leuven, liège, namur, mechelen, kortrijk, hasselt, charleroi, oudenaarde",
  BR: "são paulo, sao paulo, rio de janeiro, belo horizonte, brasília, salvador, fortaleza, recife, porto alegre, curitiba, florianópolis, campinas, manaus, goiânia, joinville, vitória, ribeirão preto",
  CA: "toronto, montréal, montreal, vancouver, calgary, ottawa, edmonton, winnipeg, québec",
  CH: "zürich, zurich, genève, geneva, genf, basel, bern, lausanne, luzern, lugano, winterthur, st. gallen, neuchâtel, fribourg, zug",
  CL: "santiago de chile, valparaíso, concepción, viña del mar, antofagasta",
  CO: "bogotá, medellín, cali, barranquilla, bogotá d.c., bucaramanga",
  EG: "القاهرة, الإسكندرية, الجيزة, cairo, alexandria, giza",
  HK: "香港, 九龍, kowloon",
  IE: "dublin, galway, limerick, cork",
  IN: "mumbai, delhi, new delhi, bengaluru, bangalore, chennai, kolkata, hyderabad, pune, ahmedabad, gurgaon, gurugram, noida, jaipur, kochi, kerala, gujarat, maharashtra, karnataka, tamil nadu",
  JO: "عمّان, amman",
  KE: "nairobi, mombasa",
  KW: "مدينة الكويت, kuwait city",
  LB: "بيروت, beirut",
  MA: "الدار البيضاء, الرباط, مراكش, casablanca, rabat, marrakech",
  MX: "ciudad de méxico, cdmx, guadalajara, monterrey, puebla, tijuana, querétaro, mérida",
  NG: "lagos, abuja, ibadan, port harcourt",
  NZ: "auckland, wellington, christchurch",
  PE: "lima, arequipa, trujillo, miraflores",
  QA: "الدوحة, doha",
  SA: "الرياض, جدة, الدمام, مكة المكرمة, المدينة المنورة, الخبر, riyadh, jeddah, dammam",
  TN: "تونس العاصمة, tunis",
  TW: "台北, 臺北, 台北市, 臺北市, taipei, 新竹, hsinchu, 台中, 高雄",
  UY: "montevideo",
  ZA: "johannesburg, cape town, durban, pretoria, sandton",
};

const COUNTRIES = new Map(
  Object.entries(CITIES).flatMap(([country, names]) => names.split(",").map((name) => [plain(name), country] as const)),
);

/** The country of a city by its name. */
export const cityCountry = (text: string): string | undefined => COUNTRIES.get(plain(text));
