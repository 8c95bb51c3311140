import { writeFileSync } from 'node:fs';
import { domainDocument } from '#domain/rules/domain-document.ts';

const target = new URL('../docs/domain.md', import.meta.url);
writeFileSync(target, domainDocument());
console.log(`Wrote ${target.pathname}`);
