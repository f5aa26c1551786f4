import { sectionId } from './anchor.ts';
import { HandbookLink } from './HandbookLink.tsx';
import { HitText } from './HitText.tsx';
import styles from './PassageText.module.css';
import type { Inline, Passage } from './passage.ts';
import type { PassageContext } from './passage-context.ts';
import { RuleLabel } from './RuleLabel.tsx';

interface PassageTextProps {
  readonly passage: Passage;
  readonly context: PassageContext;
}

export const PassageText = ({ passage, context }: PassageTextProps) => (
  <Inlines parts={passage.parts} passage={passage} context={context} />
);

/** Text never changes, so the place of a part is its key. */
const Inlines = ({ parts, ...rest }: PassageTextProps & { readonly parts: readonly Inline[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
  parts.map((part, index) => <InlineText key={index} part={part} {...rest} />);

function InlineText({ part, passage, context }: PassageTextProps & { readonly part: Inline }) {
  const hits = { hits: context.hits?.get(passage.key), current: context.current };
  const inside = { passage, context };
  switch (part.kind) {
    case 'text':
      return <HitText text={part.text} at={part.at} {...hits} />;
    case 'code':
      return (
        <code className={styles.code}>
          <HitText text={part.text} at={part.at} {...hits} />
        </code>
      );
    case 'strong':
      return (
        <strong>
          <Inlines parts={part.parts} {...inside} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <Inlines parts={part.parts} {...inside} />
        </em>
      );
    case 'link':
      return (
        <HandbookLink name={part.target} element={sectionId(part.target)} onGo={context.onGo}>
          <Inlines parts={part.parts} {...inside} />
        </HandbookLink>
      );
    case 'labels':
      return (
        <span className={styles.labels}>
          {part.labels.map((label) => (
            <RuleLabel key={label.at} label={label} isSample={part.sample} {...inside} />
          ))}
        </span>
      );
  }
}
