/** `insert` lists what can be put on the board, where the bar has no room for a menu. */
export type BoardDialogName = 'insert' | 'lessonFiles' | 'ownFiles' | 'earlier' | 'card' | 'paper' | 'save'
