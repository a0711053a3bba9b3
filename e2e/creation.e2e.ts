import { describeCreation } from "./support/creation-tests.ts";
import { onPhone, SCREEN } from "./support/screen.ts";

describeCreation(onPhone ? "on a phone" : "on a desktop", SCREEN);
