import { useMutation } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useText } from '../../language/language.ts';
import { api } from '../../online/api.ts';
import type { Place } from '../../online/place.ts';
import { Refused } from '../../online/Refused.tsx';
import { Button } from '../../ui/Button.tsx';

interface RematchButtonProps {
  /** The finished game. */
  readonly id: string;
  readonly go: (place: Place) => void;
}

/** A new table for the same players, each one seat further; whoever presses it next comes to the same table. */
export function RematchButton({ id, go }: RematchButtonProps) {
  const t = useText().online.table.rematch;
  const asked = useMutation({
    mutationFn: () => api.table.rematch.mutate({ id }),
    onSuccess: (next) => go({ at: 'table', id: next.id, invitation: next.invitation ?? undefined }),
  });
  return (
    <>
      <Refused error={asked.error} />
      <Button
        icon={<RotateCcw size={18} />}
        onClick={() => !asked.isPending && asked.mutate()}
        testId="rematch"
      >
        {t.button}
      </Button>
      <span className="small muted">{t.note}</span>
    </>
  );
}
