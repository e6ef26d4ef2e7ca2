// In a module of its own, because a late import of the package would fetch all of its board.
export { createPageDrawer } from '@hwjy/classroom/board'
