import '@bretwalda/ai/worker';
