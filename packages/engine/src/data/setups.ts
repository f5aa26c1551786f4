/** Who stands where when a scenario begins, and who plays whom, where several scenarios share it. */

/** The sides of the game for four (SETUP-2). */
export const STANDARD_GROUPS = [
  ['romans', 'romano-british', 'scots', 'dubliners', 'norwegians'],
  ['welsh', 'caledonians', 'danes', 'jutes'],
  ['brigantes', 'irish', 'norsemen', 'saxons'],
  ['belgae', 'picts', 'angles', 'normans'],
] as const;

/** Round 1: one infantry in each area (SETUP-5). */
export const STANDARD_SETUP = {
  caledonians: ['caithness', 'hebrides', 'orkneys'],
  picts: ['alban', 'dalriada', 'dunedin', 'mar', 'moray', 'skye'],
  brigantes: [
    'bernicia',
    'cheshire',
    'cumbria',
    'galloway',
    'lothian',
    'march',
    'pennines',
    'strathclyde',
    'york',
  ],
  belgae: [
    'downlands',
    'essex',
    'kent',
    'lindsey',
    'north-mercia',
    'south-mercia',
    'norfolk',
    'suffolk',
    'sussex',
    'wessex',
  ],
  welsh: ['avalon', 'clwyd', 'cornwall', 'devon', 'dyfed', 'gwent', 'gwynedd', 'hwicce', 'powys'],
} as const;

/** The Romans at sea as the game begins (SETUP-6). */
export const ROMAN_FLEET = { 'english-channel': { romans: 16 } } as const;

/** Round 6, when the Romans have left. */
export const ROUND_SIX_SETUP = {
  'romano-british': ['avalon', 'downlands', 'hwicce', 'north-mercia', 'south-mercia', 'york'],
  welsh: ['cheshire', 'clwyd', 'devon', 'gwent', 'gwynedd', 'march', 'powys'],
  brigantes: ['bernicia', 'cumbria', 'galloway', 'lothian', 'pennines', 'strathclyde'],
  caledonians: ['caithness', 'orkneys'],
  picts: ['alban', 'dunedin', 'mar', 'moray', 'skye'],
  irish: ['cornwall', 'dyfed'],
  scots: ['dalriada', 'hebrides'],
  jutes: ['kent', 'essex'],
  saxons: ['sussex', 'wessex'],
  angles: ['lindsey', 'norfolk', 'suffolk'],
} as const;

/** Round 11, when the Vikings come. */
export const ROUND_ELEVEN_SETUP = {
  welsh: ['cheshire', 'clwyd', 'gwent', 'powys'],
  brigantes: ['galloway', 'strathclyde'],
  caledonians: ['hebrides', 'orkneys'],
  picts: ['alban', 'caithness', 'mar', 'moray'],
  irish: ['cornwall'],
  scots: ['dalriada', 'dunedin', 'skye'],
  saxons: ['avalon', 'devon', 'hwicce', 'sussex', 'wessex'],
  jutes: ['kent'],
  angles: ['bernicia', 'essex', 'lothian', 'norfolk', 'north-mercia', 'south-mercia', 'suffolk', 'york'],
} as const;
