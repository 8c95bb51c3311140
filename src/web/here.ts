import { createContext } from 'react';

/** The path of the page that is drawn: a document knows its own, the application that of its router. */
export const Here = createContext('');
