/** What somebody does on a page, after which it may say anything. */
const press =
  /\.(click|dblclick|tap|press|type|keyboard|fill|clear|check|uncheck|setChecked|selectOptions?|upload|setInputFiles|paste|hover|dragTo|goto|reload|goBack)\(|await (fill|goTo)\(/;

/** What says that it came to rest, or goes on asking until it does. */
const wait =
  /\bwaitFor|expect\.poll\(|\.find(All)?By|await (says|eventually|row|details|settled?|is[A-Z]\w+)\(|\bcheck(Page|Screen|[A-Z]\w+s)\(/;

/** A page read into a variable, as it is at that very moment. */
const read =
  /= (\[\s*)?await [^=]*\.(count|textContent|allTextContents|innerText|allInnerTexts|isVisible|isEnabled|isChecked)\(\)/;

/** What a drawn page shows at that very moment. */
const query = /^expect\(\s*(screen|within\([^)]*\)|\w+)\.query(All)?By/;

/** Reads of a page right after a press, in tests with a browser. */
export const hastyReads = (text: string): string[] => rightAfterPress(text, read);

/** Questions to a drawn page right after a press, in tests without one. */
export const hastyQueries = (text: string): string[] => rightAfterPress(text, query);

function rightAfterPress(text: string, asked: RegExp): string[] {
  const found: string[] = [];
  let isAtRest = true;
  for (const statement of statementsIn(text)) {
    if (!isAtRest && asked.test(statement)) found.push(statement);
    // Who waits for a button in order to press it has not waited for what comes of it.
    if (press.test(statement)) isAtRest = false;
    else if (wait.test(statement)) isAtRest = true;
    // What a test or a function begins with comes after nothing.
    if (/\b(it|describe)(\.\w+\([^)]*\))?\(|=> \{$|^(async )?function /.test(statement)) isAtRest = true;
  }
  return found;
}

/** As the formatter leaves them: each ends a line, with a semicolon or the beginning of a block. */
function statementsIn(text: string): string[] {
  const statements: string[] = [];
  let open = '';
  for (const line of text.split('\n')) {
    open = `${open}${open === '' ? '' : ' '}${line.trim()}`;
    if (!/[;{]$/.test(line) && line.trim() !== '}' && line.trim() !== '') continue;
    if (open !== '') statements.push(open);
    open = '';
  }
  return statements;
}
