import { describeCreation } from "./support/creation-tests.ts";

describeCreation("on a desktop", { viewport: { width: 1280, height: 800 } });
