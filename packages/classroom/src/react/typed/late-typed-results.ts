import { lateView } from '../shared/late-view.tsx'

/** Both the teacher's and the student's cards show results late: one static import would put them into the cards' files. */
export const TypedResults = lateView(() => import('./typed-results.tsx').then((module) => module.TypedResults))
