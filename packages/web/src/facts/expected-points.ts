/** What nations usually score: the server needs it, too, where players agree to end a game by the result it would have. */
export { expectedByNow, type Standing, standingOf, targetOf } from '@bretwalda/ai';
