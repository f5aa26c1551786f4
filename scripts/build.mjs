import { build, buildWeb } from './tools.mjs';

build();
buildWeb();
