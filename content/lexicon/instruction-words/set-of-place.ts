/** The set of its environment that a place is drawn as, where one shows it. */
export const SET_OF_PLACE: Readonly<Record<string, number>> = {
  meadow: 0,
  river: 1,
  lake: 1,
  treehouse: 2,
  castle: 0,
  beach: 0,
  street: 0,
  reef: 0,
};
