// Pages made from the schemas: `npm run protocol` writes them.
export { CONVERSATION } from './examples.ts';
export { openApi } from './openapi.ts';
export { protocolPage } from './page.ts';
