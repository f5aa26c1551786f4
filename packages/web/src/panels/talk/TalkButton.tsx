import { useText } from '../../language/language.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { NewMark, TalkSign } from './NewWords.tsx';
import { useTalkHere } from './use-talk-here.ts';

interface TalkButtonProps {
  readonly onOpen: () => void;
  /** In a list of words instead of a row of signs. */
  readonly isLine?: boolean;
}

/** Opens the talk of the table for those who hear it, and counts what is new there. */
export function TalkButton({ onOpen, isLine = false }: TalkButtonProps) {
  const t = useText().online.talk;
  const { own, fresh: said } = useTalkHere();
  const fresh = said.length;
  if (!own) return null;
  if (isLine)
    return (
      <Button icon={<TalkSign fresh={0} />} onClick={onOpen}>
        {t.title} <NewMark fresh={fresh} />
      </Button>
    );
  const label = fresh > 0 ? t.titleWithNew(fresh) : t.title;
  return <IconButton icon={<TalkSign fresh={fresh} />} label={label} onClick={onOpen} testId="open-talk" />;
}
