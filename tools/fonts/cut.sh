#!/usr/bin/env bash
# Cuts the title fonts to the letters of the game; README.md says when.
set -euo pipefail
cd "$(dirname "$0")/../.."
cut_font() {
  pyftsubset "node_modules/@fontsource/$1" --text-file=tools/fonts/letters.txt --flavor=woff2 --legacy-kern \
    --layout-features='*' --output-file="packages/web/src/style/fonts/$2"
}
cut_font im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2 im-fell-english-sc.woff2
cut_font im-fell-english/files/im-fell-english-latin-400-italic.woff2 im-fell-english-italic.woff2
sha256sum tools/fonts/letters.txt | cut -d' ' -f1 > packages/web/src/style/fonts/letters.sha256
