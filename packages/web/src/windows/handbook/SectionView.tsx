import { memo } from 'react';
import { anchorOf, sectionId } from './anchor.ts';
import type { Marks } from './marks.ts';
import { PassageText } from './PassageText.tsx';
import type { PassageContext } from './passage-context.ts';
import type { RulePlace } from './rule-places.ts';
import styles from './SectionView.module.css';
import type { Hit } from './search-index.ts';
import type { Block, Section } from './sections.ts';
import { TableView } from './TableView.tsx';
import { VariantMarks } from './VariantMarks.tsx';

interface SectionViewProps {
  readonly section: Section;
  readonly rulePlaces: ReadonlyMap<string, RulePlace>;
  readonly marks: Marks;
  /** Hits of the search by passage. */
  readonly hits: ReadonlyMap<number, readonly Hit[]> | undefined;
  /** Number of the current hit, if it is in this section. */
  readonly current: number | undefined;
  /** The passage somebody came for, if it is in this section. */
  readonly marked: number | undefined;
  readonly onGo: (name: string) => void;
}

const EXAMPLE = /^(Example|Esempio)\b/;

export const SectionView = memo(function SectionView(props: SectionViewProps) {
  const { section, marked, hits, current, rulePlaces, marks, onGo } = props;
  const context: PassageContext = { hits, current, rulePlaces, marks, onGo };
  const Heading = section.depth <= 2 ? 'h3' : 'h4';
  return (
    <div id={sectionId(section.id)} className={styles.section} data-depth={section.depth}>
      <Heading {...anchorOf(section.title, marked)} className="title" data-section={section.id}>
        <PassageText passage={section.title} context={context} />
      </Heading>
      {section.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
        <BlockView key={index} block={block} title={section.title.plain} marked={marked} context={context} />
      ))}
    </div>
  );
});

interface BlockViewProps {
  readonly block: Block;
  readonly title: string;
  readonly marked: number | undefined;
  readonly context: PassageContext;
}

function BlockView({ block, title, marked, context }: BlockViewProps) {
  if (block.kind === 'table')
    return <TableView table={block} title={title} marked={marked} context={context} />;
  if (block.kind === 'paragraph')
    return (
      <p {...anchorOf(block.passage, marked)}>
        <PassageText passage={block.passage} context={context} />
        <VariantMarks marks={context.marks.get(block.passage.key)} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item) => (
        <li key={item.key} {...anchorOf(item, marked)} data-example={EXAMPLE.test(item.plain) || undefined}>
          <PassageText passage={item} context={context} />
          <VariantMarks marks={context.marks.get(item.key)} />
        </li>
      ))}
    </List>
  );
}
