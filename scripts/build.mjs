import { build } from './tools.mjs';

build();
