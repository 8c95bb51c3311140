/** Where assistants come in, by the Model Context Protocol. */
export const assistantsPath = '/mcp';
