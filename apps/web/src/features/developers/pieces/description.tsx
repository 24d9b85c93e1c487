import { CodeText } from '../code-text.tsx';

/** Renders the subset of Markdown that descriptions use: paragraphs, lists and code. */
export function Description({ text }: { text: string }) {
  return text.split('\n\n').map((block) =>
    block.startsWith(ITEM) ? (
      <ul key={block}>
        {block.split('\n').map((line) => (
          <li key={line}>
            <CodeText text={line.slice(ITEM.length)} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block}>
        <CodeText text={block} />
      </p>
    ),
  );
}

const ITEM = '- ';
