type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isDay = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isPrice = (value: unknown): boolean => /^\d+(\.\d\d)?$/.test(String(value));
const isAddress = (value: unknown): boolean => typeof value === 'string' && URL.canParse(value);
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

type Check = (value: unknown) => boolean;
const one =
  (type: string, fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isData(value) && value['@type'] === type && problemsIn(value, fields).length === 0;
const several =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every(check);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const offer = one('Offer', { price: isPrice, priceCurrency: isText });
const rating = one('AggregateRating', { ratingValue: isNumber, ratingCount: isNumber });
const named = (value: unknown): boolean => isData(value) && isText(value['@type']) && isText(value.name);
const article = {
  headline: isText,
  description: isText,
  datePublished: isDay,
  author: named,
  image: isAddress,
  inLanguage: isText,
};

/** What search engines need of each kind, by schema.org and by what they say they read. */
const required: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  Article: article,
  BlogPosting: article,
  FAQPage: {
    mainEntity: several(one('Question', { name: isText, acceptedAnswer: one('Answer', { text: isText }) })),
  },
  BreadcrumbList: {
    itemListElement: (value) =>
      Array.isArray(value) &&
      value.length > 1 &&
      value.every(
        (item, index) =>
          isData(item) &&
          item['@type'] === 'ListItem' &&
          item.position === index + 1 &&
          isText(item.name) &&
          // The last one is the page itself, and may leave its address out.
          (isAddress(item.item) || (index === value.length - 1 && item.item === undefined)),
      ),
  },
  SoftwareApplication: {
    name: isText,
    applicationCategory: isText,
    operatingSystem: isText,
    offers: offer,
    aggregateRating: optional(rating),
  },
  Product: {
    name: isText,
    description: isText,
    image: isAddress,
    offers: offer,
    aggregateRating: optional(rating),
  },
  Organization: { name: isText, url: isAddress },
  WebSite: { name: isText, url: isAddress },
};

function problemsIn(data: Data, fields: Readonly<Record<string, Check>>): string[] {
  return Object.entries(fields)
    .filter(([field, check]) => !check(data[field]))
    .map(([field]) => field);
}

/** What one script of structured data lacks; a kind that nobody wrote the needs of is a problem too. */
export function structuredDataProblems(content: string): string[] {
  const data: unknown = JSON.parse(content);
  if (!isData(data) || data['@context'] !== 'https://schema.org') return ['is not of schema.org'];
  const type = String(data['@type']);
  const fields = required[type];
  return fields
    ? problemsIn(data, fields).map((field) => `${type} lacks ${field}`)
    : [`unknown kind ${type}`];
}

export function kindOf(content: string): string {
  return String(JSON.parse(content)['@type']);
}
