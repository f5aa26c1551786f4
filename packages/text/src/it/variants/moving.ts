import type { VariantText } from '../../subjects.ts';

export const moving = {
  'leader-adds-one-area': {
    name: 'Comandante: un’area in più',
    rule: 'Le armate con un comandante vanno un’area più lontano che senza: tre la fanteria, quattro la cavalleria.',
  },
  'difficult-costs-two': {
    name: 'Aree impervie: due movimenti',
    rule: 'Un’area impervia costa due movimenti invece di uno, ma per entrarci basta averne ancora uno.',
  },
  'straits-cost-two': {
    name: 'Stretti: due movimenti',
    rule: 'Uno stretto costa due movimenti e può seguire altri passi; chi ha un comandante può poi proseguire.',
  },
  'road-straits': {
    name: 'Strade oltre gli stretti',
    rule: 'Uno stretto tra due aree con strade è gratuito per i Romani e non li ferma.',
  },
  'roads-before-straits-only': {
    name: 'Niente strade dopo gli stretti',
    rule: 'I Romani possono usare le strade prima di passare uno stretto, ma non dopo.',
  },
  'roads-over-ruins': {
    name: 'Strade sulle rovine',
    rule: 'Le strade passano per ogni area dei sottomessi a Roma, anche dove il forte romano è in rovina.',
  },
  'several-seas': {
    name: 'Più mari',
    rule: 'Navi e invasori possono attraversare più di un mare, un movimento ciascuno, purché possano ancora sbarcare.',
  },
  'angles-cross-brigantes': {
    name: 'Angli in terra brigante',
    rule: 'Gli Angli possono attraversare le aree dei Briganti sottomessi che non possono attaccare, ma non restarci.',
  },
  'romans-two-in-difficult': {
    name: 'Romani meno ammassati',
    rule: 'In un’area impervia stanno solo due armate romane, come per le altre nazioni, e quattro in una sola di queste aree.',
  },
  'burhs-need-no-food': {
    name: 'I burh non vanno nutriti',
    rule: 'I burh non contano per la sovrappopolazione e non si rimuovono per essa.',
  },
  'raiders-are-newcomers': {
    name: 'Razziano i nuovi arrivati',
    rule: 'Solo le armate arrivate in questo round tornano in mare dopo una razzia, e i Pitti che razziano possono tornare anche via terra.',
  },
  'raiders-retreat-to-sea': {
    name: 'Razziatori di nuovo in mare',
    rule: 'I razziatori che attaccano si ritirano solo dove hanno iniziato il turno, anche dopo una marcia nell’interno.',
  },
  'sea-attackers-return': {
    name: 'Invasori di nuovo in mare',
    rule: 'Chi attacca dopo aver iniziato in mare si ritira solo in quel mare, e non si ritira affatto se quel mare è chiuso alle ritirate.',
  },
  'sea-retreat-raiders-only': {
    name: 'In mare solo i razziatori',
    rule: 'Solo i razziatori possono ritirarsi in mare: la prima metà di una Grande Invasione non lo permette.',
  },
  'free-defender-retreats': {
    name: 'Ritirata libera dei difensori',
    rule: 'I difensori possono ritirarsi in ogni area vicina vuota o loro, anche se gli attaccanti sono lì accanto o ne vengono.',
  },
  'one-retreat-area': {
    name: 'Una sola area di ritirata',
    rule: 'Le armate di una parte che si ritirano insieme da una battaglia vanno tutte nella stessa area.',
  },
  'retreat-or-perish': {
    name: 'Ritirarsi o perire',
    rule: 'Si può rinunciare alle armate che non hanno dove ritirarsi: sono eliminate, e il nemico ottiene i punti.',
  },
} as const satisfies Readonly<Record<string, VariantText>>;
