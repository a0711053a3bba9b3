import { accountsContract } from "#features/accounts/contract.ts";
import { accountDataContract } from "#features/accounts/data-contract.ts";
import { peopleContract } from "#features/accounts/people-contract.ts";
import { likesContract } from "#features/likes/contract.ts";
import { membershipContract } from "#features/membership/contract.ts";
import { picturesContract } from "#features/pictures/contract.ts";
import { readingContract } from "#features/reading/contract.ts";
import { settingsContract } from "#features/settings/contract.ts";
import { sharingContract } from "#features/sharing/contract.ts";
import { storiesContract } from "#features/stories/contract.ts";
import { editingContract } from "#features/stories/editing-contract.ts";

/** Every call of the API. */
export const contract = {
  ...accountsContract,
  ...accountDataContract,
  ...peopleContract,
  ...likesContract,
  ...membershipContract,
  ...picturesContract,
  ...readingContract,
  ...settingsContract,
  ...sharingContract,
  ...storiesContract,
  ...editingContract,
} as const;

export type AppContract = typeof contract;
