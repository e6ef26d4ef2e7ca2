import { getListPendingHomeworkQueryOptions } from '@hwjy/sdk'

/** How many are named at home. */
export const TO_DO_SHOWN = 3

/** Homework to do: home names the first ones, the navigation counts them, and one call answers both. */
export const toDoQuery = () => getListPendingHomeworkQueryOptions({ current: 1, size: TO_DO_SHOWN })
