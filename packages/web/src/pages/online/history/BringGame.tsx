import { makeSave, present } from '@bretwalda/engine';
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../language/language.ts';
import { api, queries } from '../../../online/api.ts';
import { beSomebody } from '../../../online/me.ts';
import type { Place } from '../../../online/place.ts';
import { Refused } from '../../../online/Refused.tsx';
import type { ImportedGame } from '../../../storage/parse.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFileOpener } from '../../saves/use-file-opener.tsx';
import account from '../account/AccountCard.module.css';
import { AccountCard } from '../account/AccountCard.tsx';

/** A game that was played elsewhere stands among one's own from now on. */
export function BringGame({ go }: { readonly go: (place: Place) => void }) {
  const t = useText().online.history;
  const [problem, setProblem] = useState('');
  const bring = useMutation({
    mutationFn: async ({ config, history, name }: ImportedGame) => {
      const file = makeSave({ config, journal: history.journal });
      await beSomebody();
      return api.archive.import.mutate({ file, title: name });
    },
    onSuccess: async (id) => {
      await queries.invalidateQueries({ queryKey: ['history'] });
      go({ at: 'table', id, moment: 'end' });
    },
  });
  const opener = useFileOpener((game) => {
    setProblem('');
    if (game.kind === 'position') setProblem(t.position);
    else if (present(game.history).step !== 'over') setProblem(t.notOver);
    else bring.mutate(game);
  });
  return (
    <div {...opener.target}>
      <AccountCard title={t.bring} lead={t.bringNote}>
        <p className="small muted">{t.saveNote}</p>
        <div className={account.ways}>
          <Button
            icon={<Upload size={18} />}
            testId="bring"
            onClick={() => !bring.isPending && opener.choose()}
          >
            {t.bring}
          </Button>
        </div>
        <p role="alert" data-testid="bring-problem">
          {problem}
        </p>
        {bring.isPending && <p role="status">{t.reading}</p>}
        <Refused error={bring.error} />
        {opener.parts}
      </AccountCard>
    </div>
  );
}
